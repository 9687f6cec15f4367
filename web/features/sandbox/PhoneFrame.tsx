import type { ReactNode } from 'react'

/** The case of the phone; its screen scrolls like one. */
export function PhoneFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-92 rounded-[2.75rem] border border-control bg-raised p-3 shadow-lift">
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
        tabIndex={0}
        className="h-160 overflow-y-auto rounded-[2rem] border border-line bg-canvas"
      >
        <div aria-hidden="true" className="sticky top-0 z-10 flex justify-center bg-canvas py-3">
          <span className="h-1.5 w-20 rounded-full bg-line" />
        </div>
        {children}
      </section>
    </div>
  )
}
