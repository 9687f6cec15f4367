import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { ariaOf, type Control, type Focusable, INPUT_STYLE } from './control.ts'

type Native = Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete' | 'placeholder' | 'autoFocus' | 'type'>

interface FormattedInputProps extends Control<string>, Native, Notation {
  /** Additional classes, such as padding for a prefix. Without any, the input aligns with the surrounding text. */
  className?: string
}

/** An input that shows its bare value formatted and keeps the caret position. Always left to right. */
export function FormattedInput(props: FormattedInputProps) {
  const {
    invalid,
    describedBy,
    labelledBy: _named,
    onValueChange,
    parse,
    format,
    className = 'rtl:text-end',
    ref,
    ...rest
  } = props
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState({ at: 0 })
  useLayoutEffect(() => {
    if (document.activeElement === input.current) input.current?.setSelectionRange(caret.at, caret.at)
  }, [caret])

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.target
    const inputType = event.nativeEvent instanceof InputEvent ? event.nativeEvent.inputType : undefined
    const deleted = deletionOf(inputType)
    const caretAt = selectionStart ?? text.length
    const edit = reformat({ parse, format }, props.value, { text, caret: caretAt, deleted })
    const grownBy = text.length - format(props.value).length
    const isFull = grownBy > 0 && edit.value.length === props.value.length
    // Text typed into a full input is refused, as by `maxlength`. Otherwise it would push out the last character.
    if (isFull && TYPED.has(inputType)) return setCaret({ at: caretAt - grownBy })
    setCaret({ at: edit.caret })
    if (edit.value !== props.value) onValueChange(edit.value)
  }
  const hold = (element: HTMLInputElement | null) => {
    input.current = element
    ref?.(element satisfies Focusable | null)
  }
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      {...ariaOf({ invalid, describedBy })}
      ref={hold}
      dir="ltr"
      value={format(props.value)}
      className={`${INPUT_STYLE} tabular-nums ${className}`}
      onChange={change}
    />
  )
}

interface Edit {
  /** The bare characters. */
  value: string
  /** The caret position in the formatted text. */
  caret: number
}

interface Notation {
  /** Reduces any text, also a partial one, to the bare characters. */
  parse: (text: string) => string
  /** Formats the bare characters. */
  format: (value: string) => string
}

/** Kinds of input that insert characters one by one. */
const TYPED = new Set<string | undefined>(['insertText', 'insertCompositionText'])

type Deleted = 'backward' | 'forward' | null

/**
 * Formats the new content of an input. The caret stays after the same bare character, even if separators before it change. Deleting a
 * separator deletes the character next to it.
 */
export function reformat(
  { parse, format }: Notation,
  before: string,
  { text, caret, deleted }: { text: string; caret: number; deleted: Deleted },
): Edit {
  const value = parse(text)
  const digitsBefore = parse(text.slice(0, caret)).length
  if (deleted === null || value !== before) return { value, caret: caretAfter(format(value), digitsBefore, parse) }
  const start = deleted === 'backward' ? Math.max(digitsBefore - 1, 0) : digitsBefore
  const shorter =
    digitsBefore === start && deleted === 'backward' ? value : value.slice(0, start) + value.slice(start + 1)
  return { value: shorter, caret: caretAfter(format(shorter), start, parse) }
}

/** The first position in the formatted text with this number of bare characters before it. */
function caretAfter(formatted: string, digitsBefore: number, parse: Notation['parse']): number {
  let place = 0
  while (place < formatted.length && parse(formatted.slice(0, place)).length < digitsBefore) place += 1
  return place
}

/** Returns the direction of a deletion, from the input event. */
export function deletionOf(inputType: string | undefined): Deleted {
  if (inputType === 'deleteContentBackward') return 'backward'
  return inputType === 'deleteContentForward' ? 'forward' : null
}
