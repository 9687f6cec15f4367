import type { ReactNode } from 'react'

interface NothingProps {
  icon: ReactNode
  title: string
  /** What will be here, and when. */
  text: string
}

/** In the place of a chart that has nothing to draw. */
export function Nothing({ icon, title, text }: NothingProps) {
  return (
    <div className="my-auto grid justify-items-center gap-1 px-2 py-8 text-center">
      <span className="mb-2 grid size-12 place-items-center rounded-full bg-brand-soft text-brand">{icon}</span>
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose text-muted">{text}</p>
    </div>
  )
}
