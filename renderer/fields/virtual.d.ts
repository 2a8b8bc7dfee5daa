declare module 'virtual:validators' {
  /** The compiled validators of every section's form, by section. */
  export const validators: Readonly<Record<string, import('@rjsf/validator-ajv8').ValidatorFunctions>>
}
