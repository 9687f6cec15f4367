import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonVariant, buttonStyle } from './button-style.ts'
import { Spinner } from './Spinner.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: ButtonVariant
  /** Fills the available width. */
  wide?: boolean
  /** The label while an action runs, "Sending the code…". The button then keeps its focus and ignores clicks. */
  busy?: string | false
}

export function Button({ variant, wide, busy, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy ? true : undefined}
      className={buttonStyle(variant, wide)}
      onClick={press}
    >
      {busy ? <Spinner /> : null}
      {busy || children}
    </button>
  )
}
