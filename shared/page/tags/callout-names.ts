/** The components that put a remark into a box. */
export const CALLOUT_NAMES = ['Note', 'Tip', 'Warning', 'Info', 'Check', 'Danger', 'Callout'] as const
