/** Returns a number below `limit`. */
export type Dice = (limit: number) => number
/** Returns a repeatable random generator. */
export declare function dice(seed: number): Dice
/** Returns one of several items. */
export declare const oneOf: <T>(roll: Dice, all: readonly T[]) => T
export declare const KEYS: string[]
/** Returns a random value with ordered keys. */
export declare function anyValue(roll: Dice, depth: number): unknown
/** Writes a value in an unusual way: odd spacing, comments, trailing commas, escapes, duplicate keys. */
export declare function wildly(value: unknown, roll: Dice): string
