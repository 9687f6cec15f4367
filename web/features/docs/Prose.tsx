import { Fragment } from 'react'

/** A text in which names of the contract stand between backticks. They keep their order inside Arabic. */
export function Prose({ children }: { children: string }) {
  const parts = children.split('`')
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and do not move.
    <Fragment key={index}>{index % 2 === 1 ? <Code>{part}</Code> : part}</Fragment>
  ))
}

export function Code({ children }: { children: string }) {
  return (
    <code dir="ltr" className="rounded-sm bg-raised px-1 py-0.5 text-sm wrap-anywhere [unicode-bidi:isolate]">
      {children}
    </code>
  )
}
