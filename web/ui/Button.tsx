import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonVariant, type ButtonWidth, buttonStyle } from './button-style.ts'
import { Spinner } from './Spinner.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonWidth {
  variant?: ButtonVariant
  /** The label while an action runs, "Sending the code…". The button then keeps its focus and ignores clicks. */
  busy?: string | false
}

export function Button({ variant, wide, fit, busy, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy ? true : undefined}
      data-danger={variant === 'danger' ? true : undefined}
      className={buttonStyle(variant, { wide, fit })}
      onClick={press}
    >
      {busy ? (
        <>
          <Spinner />
          <span>{busy}</span>
        </>
      ) : (
        <span className="contents">{children}</span>
      )}
    </button>
  )
}
