import type { ReactNode } from 'react'
import { Shell } from './Shell.tsx'

/** A page with one narrow column in the middle, for sign-in and notices. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <Shell>
      <div className="mx-auto grid w-full max-w-lg grid-cols-1 content-start gap-6 px-4 py-10 sm:px-6 sm:py-16">
        {children}
      </div>
    </Shell>
  )
}
