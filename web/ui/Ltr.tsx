import type { ReactNode } from 'react'

/** Keeps phone numbers, codes, IBANs, identifiers and amounts left to right inside Arabic text. */
export function Ltr({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className="tabular-nums">
      {children}
    </bdi>
  )
}
