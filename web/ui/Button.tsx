import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonVariant, type ButtonWidth, buttonStyle } from './button-style.ts'
import { Spinner } from './Spinner.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonWidth {
  variant?: ButtonVariant
  /**
   * The label while an action runs, "Sending the code…". The button then keeps its focus and ignores clicks. A button with an action also ignores the
   * second press of a double click: it may come before the action is known to run, or meet a button that undoes the first press.
   */
  busy?: string | false
}

export function Button({ variant, wide, fit, busy, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const isSecondPress = busy !== undefined && event.detail > 1
    if (busy || isSecondPress) event.preventDefault()
    else onClick?.(event)
  }
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
