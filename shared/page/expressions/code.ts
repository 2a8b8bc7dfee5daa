import type { Message } from '../../messages/message.ts'

/** An operator of two values. */
export type BinaryOperator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '**'
  | '==='
  | '!=='
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='

/** What a value is bound to: a name, or the parts of a record or list. */
export type Pattern =
  | { readonly kind: 'name'; readonly name: string; readonly fallback?: Code | undefined }
  | {
      readonly kind: 'record'
      readonly entries: readonly { readonly key: string; readonly pattern: Pattern }[]
      /** The name that gets all other entries. */
      readonly rest?: string | undefined
      readonly fallback?: Code | undefined
    }
  | {
      readonly kind: 'list'
      readonly items: readonly (Pattern | undefined)[]
      readonly fallback?: Code | undefined
    }

/** A statement in the body of a function; one that is refused ends every call of the function. */
export type Statement =
  | { readonly kind: 'refused'; readonly why: Message }
  | { readonly kind: 'let'; readonly pattern: Pattern; readonly code: Code }
  | {
      readonly kind: 'if'
      readonly test: Code
      readonly yes: readonly Statement[]
      readonly no: readonly Statement[]
    }
  | { readonly kind: 'return'; readonly code: Code }

/** A member of a list or record, an argument of a function, or an attribute of a tag. */
export type Part =
  | { readonly kind: 'spread'; readonly code: Code }
  | { readonly kind: 'item'; readonly code: Code }
  | { readonly kind: 'entry'; readonly key: Code; readonly code: Code }

/**
 * The part of JavaScript that is computed: values and how they follow from each other. There is no assignment, no
 * loop, no exception, no `this` and no `new`, so nothing in it can change anything.
 */
export type Code =
  | { readonly op: 'value'; readonly value: string | number | boolean | null | undefined }
  | { readonly op: 'name'; readonly name: string }
  | { readonly op: 'list'; readonly parts: readonly Part[] }
  | { readonly op: 'record'; readonly parts: readonly Part[] }
  | { readonly op: 'member'; readonly of: Code; readonly key: Code; readonly isOptional: boolean }
  | {
      readonly op: 'call'
      readonly callee: Code
      readonly parts: readonly Part[]
      readonly isOptional: boolean
    }
  /** The end of an optional chain: `a?.b.c` is undefined as a whole if `a` is. */
  | { readonly op: 'chain'; readonly code: Code }
  | { readonly op: 'choice'; readonly test: Code; readonly yes: Code; readonly no: Code }
  | { readonly op: 'logic'; readonly operator: '&&' | '||' | '??'; readonly left: Code; readonly right: Code }
  | { readonly op: 'unary'; readonly operator: '!' | '-' | '+' | 'typeof'; readonly code: Code }
  | { readonly op: 'binary'; readonly operator: BinaryOperator; readonly left: Code; readonly right: Code }
  | { readonly op: 'template'; readonly texts: readonly string[]; readonly codes: readonly Code[] }
  | FunctionCode
  | {
      readonly op: 'tag'
      readonly name: string
      readonly parts: readonly Part[]
      readonly children: readonly Code[]
    }
  /** What a tag does when something happens, by the name of the attribute: nothing, as it is drawn only once. */
  | { readonly op: 'handler'; readonly name: string }

/** A function that only computes. */
export interface FunctionCode {
  readonly op: 'function'
  readonly parameters: readonly Pattern[]
  readonly body: readonly Statement[]
}
