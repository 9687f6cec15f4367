import type { ReactNode } from 'react'

export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-12 sm:px-6 md:py-16">
      <div className="grid gap-2">
        <h2 className="text-xl font-semibold">{title}</h2>
        {lead ? <p className="text-muted">{lead}</p> : null}
      </div>
      {children}
    </section>
  )
}
