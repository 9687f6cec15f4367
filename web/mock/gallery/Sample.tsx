import type { ReactNode } from 'react'

/** A named part of the design system. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  const id = `section-${name.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section aria-labelledby={id} className="gallery-section">
      <h2 id={id} lang="en" dir="ltr">
        {name}
      </h2>
      <div className="gallery-samples">{children}</div>
    </section>
  )
}

/** One variant or state of a component. */
export function Sample({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'gallery-sample wide' : 'gallery-sample'}>
      <p className="gallery-name" lang="en" dir="ltr">
        {name}
      </p>
      {children}
    </div>
  )
}
