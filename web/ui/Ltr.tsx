import type { ReactNode } from 'react'

/** Phone numbers, codes, IBANs, identifiers and amounts keep their order inside Arabic text. */
export function Ltr({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className="tabular-nums">
      {children}
    </bdi>
  )
}

/** Words that the server passes on in English, whatever language is on screen: read out, broken and ordered as such. */
export function English({ children }: { children: ReactNode }) {
  return (
    <bdi lang="en" dir="ltr">
      {children}
    </bdi>
  )
}
