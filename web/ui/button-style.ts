import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse' | 'inverseOutline'

const SHAPE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-5 py-2.5 text-center font-semibold no-underline ' +
  // In forced-colours mode, this border is the only visible edge.
  'transition-colors forced-colors:border disabled:cursor-not-allowed aria-disabled:cursor-progress'

const LOOK: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong disabled:bg-raised disabled:text-muted',
  secondary:
    'border border-control bg-surface text-ink hover:border-brand hover:text-brand disabled:border-line disabled:text-muted',
  quiet: 'text-brand hover:bg-brand-soft disabled:text-muted disabled:hover:bg-transparent',
  /** The style on the dark green background. */
  inverse: 'bg-on-deep text-deep hover:bg-on-deep-muted',
  inverseOutline: 'border border-on-deep-muted text-on-deep hover:border-on-deep hover:bg-deep-line/50',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong disabled:bg-raised disabled:text-muted',
}

export interface ButtonWidth {
  /** Fills the available width. */
  wide?: boolean
  /** Keeps the width of its content on a phone too, for a button beside something else on a line. */
  fit?: boolean
}

/**
 * Returns the classes of a button, also for links that look like one. Below 480 pixels it fills its line, so that a thumb reaches it from either
 * side.
 */
export function buttonStyle(
  variant: ButtonVariant = 'primary',
  { wide = false, fit = variant === 'quiet' }: ButtonWidth = {},
): string {
  return classNames(SHAPE, LOOK[variant], wide ? 'w-full' : !fit && 'max-[30rem]:w-full')
}
