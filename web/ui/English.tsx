import type { ReactNode } from 'react'

/** English text of the server inside a page of any language, with the right language and direction. */
export function English({ children }: { children: ReactNode }) {
  return (
    <bdi lang="en" dir="ltr">
      {children}
    </bdi>
  )
}
