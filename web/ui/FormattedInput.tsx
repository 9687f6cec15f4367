import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { deletionOf, type Notation, retype } from '#web/lib/reformat.ts'
import { ariaOf, type Control, type Focusable } from './control.ts'
import { INPUT_STYLE } from './input-style.ts'

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
    const typed = retype({ parse, format }, props.value, { text, caret: selectionStart ?? text.length, deleted })
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
