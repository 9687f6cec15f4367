import type { ReactNode } from 'react'

interface PartProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A part of a page of documents. */
export function Part({ title, lead, children }: PartProps) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{title}</h2>
        {lead ? <p className="text-muted">{lead}</p> : null}
      </div>
      {children}
    </section>
  )
}
