import type { ReactNode } from 'react'

/** Phone numbers, codes, IBANs, identifiers and amounts keep their order inside Arabic text. */
export function Ltr({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className="tabular-nums">
      {children}
    </bdi>
  )
}
