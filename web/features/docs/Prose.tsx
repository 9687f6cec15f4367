import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** A text with names of the contract in backticks. The names stay left to right inside Arabic. */
export function Prose({ children }: { children: string }) {
  const parts = children.split('`')
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key and never move.
    <span key={index}>{index % 2 === 1 ? <Code>{part}</Code> : part}</span>
  ))
}

/** Longer code must wrap on a phone. */
const ONE_LINE_LENGTH = 29

export function Code({ children }: { children: string }) {
  return (
    <code
      dir="ltr"
      className={classNames(
        'rounded-sm bg-raised box-decoration-clone px-1 py-0.5 text-sm [unicode-bidi:isolate]',
        children.length <= ONE_LINE_LENGTH ? 'whitespace-nowrap' : 'wrap-anywhere',
      )}
    >
      {children}
    </code>
  )
}

/**
 * Like `Prose` with less markup, for an element with the class `contract-code`. On a page with hundreds of names, a class on each would be too much.
 */
export function withCode(text: string): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key and never move.
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
