import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { ariaOf, type Control, type Focusable, INPUT_STYLE } from './control.ts'

type Native = Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete' | 'placeholder' | 'autoFocus' | 'type'>

interface FormattedInputProps extends Control<string>, Native, Notation {
  /** More classes for the box, such as room for a prefix; without any, it aligns with the text around it. */
  className?: string
}

/** Holds the bare value, shows it formatted, and keeps the caret where the person is typing. Always left to right. */
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
    const deleted = event.nativeEvent instanceof InputEvent ? deletionOf(event.nativeEvent.inputType) : null
    const typed = reformat({ parse, format }, props.value, { text, caret: selectionStart ?? text.length, deleted })
    setCaret({ at: typed.caret })
    if (typed.value !== props.value) onValueChange(typed.value)
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

interface Typed {
  /** What counts: the bare characters. */
  value: string
  /** Where the caret belongs in the formatted text. */
  caret: number
}

interface Notation {
  /** Any text to the characters that count; must also make sense of the beginning of a text. */
  parse: (text: string) => string
  /** The characters that count, as they are shown. */
  format: (value: string) => string
}

type Deleted = 'backward' | 'forward' | null

/**
 * Makes sense of what now stands in a box that formats as one types. The caret stays behind the same counted character,
 * however many separators come or go before it. Deleting just a separator deletes the character next to it.
 */
export function reformat(
  { parse, format }: Notation,
  before: string,
  { text, caret, deleted }: { text: string; caret: number; deleted: Deleted },
): Typed {
  const value = parse(text)
  const counted = parse(text.slice(0, caret)).length
  if (deleted === null || value !== before) return { value, caret: caretAfter(format(value), counted, parse) }
  const start = deleted === 'backward' ? Math.max(counted - 1, 0) : counted
  const shorter = counted === start && deleted === 'backward' ? value : value.slice(0, start) + value.slice(start + 1)
  return { value: shorter, caret: caretAfter(format(shorter), start, parse) }
}

/** The first place in the formatted text with so many counted characters before it. */
function caretAfter(formatted: string, counted: number, parse: Notation['parse']): number {
  let place = 0
  while (place < formatted.length && parse(formatted.slice(0, place)).length < counted) place += 1
  return place
}

/** What the browser says an input event did, as far as `reformat` needs to know. */
export function deletionOf(inputType: string | undefined): Deleted {
  if (inputType === 'deleteContentBackward') return 'backward'
  return inputType === 'deleteContentForward' ? 'forward' : null
}
