declare module 'virtual:validators' {
  /** The compiled checks of every section's form, by section. */
  export const validators: Readonly<Record<string, import('@rjsf/validator-ajv8').ValidatorFunctions>>
}

declare module 'virtual:icon-names' {
  /** The icons that a published site can draw. */
  export const iconNames: readonly string[]
}
