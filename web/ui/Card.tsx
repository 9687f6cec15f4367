import type { ReactNode } from 'react'

interface CardProps {
  icon: ReactNode
  title: string
  children: ReactNode
}

/** One matter of several on a page. */
export function Card({ icon, title, children }: CardProps) {
  return (
    <section className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-5">
      <span className="mb-2 grid size-11 place-items-center rounded-md bg-brand-soft text-brand">{icon}</span>
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  )
}
