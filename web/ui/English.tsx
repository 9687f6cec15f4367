import type { ReactNode } from 'react'

/** Words that the server passes on in English, whatever language is on screen: read out, broken and ordered as such. */
export function English({ children }: { children: ReactNode }) {
  return (
    <bdi lang="en" dir="ltr">
      {children}
    </bdi>
  )
}
