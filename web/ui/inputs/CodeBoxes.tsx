import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { OTP_LENGTH } from '#domain/constants.ts'
import { digitsOnly } from '#domain/digits.ts'
import { type CodeInput, digitAt, enterCode, eraseCode, type PartialCode } from '#web/lib/code-boxes.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { ariaOf, type Control } from './control.ts'

interface CodeBoxesProps extends Control<PartialCode> {
  /** Called with the whole code when the last digit is typed, or a whole code is pasted or filled in. */
  onComplete?: (code: string) => void
  /** Focuses the first box when it appears. */
  autoFocus?: boolean
  /** Shows dots, for a passcode. */
  secret?: boolean
}

const BOXES = Array.from({ length: OTP_LENGTH }, (_, box) => box)
const MOVES: Record<string, (box: number) => number> = {
  ArrowLeft: box => Math.max(box - 1, 0),
  ArrowRight: box => Math.min(box + 1, OTP_LENGTH - 1),
  Home: () => 0,
  End: () => OTP_LENGTH - 1,
}

const BOX_STYLE =
  'h-14 w-full min-w-0 rounded-md border border-control bg-surface text-center text-lg font-semibold tabular-nums text-ink ' +
  'transition-colors hover:border-ink focus:border-focus focus:outline-2 focus:outline-offset-0 focus:outline-focus ' +
  'aria-invalid:border-danger disabled:bg-raised disabled:text-muted'

/** Six inputs for one code. Needs `group` on its `Field`. A wrong code stays, so that the user can correct it. */
export function CodeBoxes(props: CodeBoxesProps) {
  const { id, value, onValueChange, onComplete, secret, autoFocus, ref } = props
  const t = useTexts(common)
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const focusBox = (box: number) => {
    boxes.current[box]?.focus()
    boxes.current[box]?.select()
  }
  const take = ({ code, focus, finished }: CodeInput) => {
    onValueChange(code)
    focusBox(focus)
    if (finished) onComplete?.(code)
  }
  const paste = (event: ClipboardEvent, box: number) => {
    event.preventDefault()
    const text = digitsOnly(event.clipboardData.getData('text'))
    if (text !== '') take(enterCode('', box, text, OTP_LENGTH))
  }
  const press = (event: KeyboardEvent, box: number) => {
    const move = MOVES[event.key]
    if (event.key !== 'Backspace' && move === undefined) return
    event.preventDefault()
    if (move) focusBox(move(box))
    else take(eraseCode(value, box))
  }
  const hold = (element: HTMLInputElement | null, box: number) => {
    boxes.current[box] = element
    if (box === 0) ref?.(element)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the Field above names the group.
    <div
      role="group"
      dir="ltr"
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      className="grid max-w-96 grid-cols-6 gap-2"
    >
      {BOXES.map(box => (
        <input
          key={box}
          {...ariaOf(box === 0 ? props : { invalid: props.invalid })}
          ref={element => hold(element, box)}
          id={box === 0 ? id : `${id}-${box + 1}`}
          type={secret ? 'password' : 'text'}
          inputMode="numeric"
          autoComplete={box === 0 && !secret ? 'one-time-code' : 'off'}
          // biome-ignore lint/a11y/noAutofocus: the code is all that these screens ask for.
          autoFocus={autoFocus && box === 0}
          aria-label={t.codeDigit(box + 1, OTP_LENGTH)}
          disabled={props.disabled}
          value={digitAt(value, box)}
          className={BOX_STYLE}
          // The handler is not `onChange`, because that does not fire when a digit is replaced by the same digit.
          onInput={event => take(enterCode(value, box, event.currentTarget.value, OTP_LENGTH))}
          onPaste={event => paste(event, box)}
          onKeyDown={event => press(event, box)}
          onFocus={event => event.target.select()}
          onBlur={props.onBlur}
        />
      ))}
    </div>
  )
}
