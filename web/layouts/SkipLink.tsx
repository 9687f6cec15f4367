import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'

/** A keyboard link that skips the header. It leads to the element with the id `main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      // `not-sr-only` also removes the padding.
      className="sr-only rounded-md bg-brand font-semibold text-on-brand focus:not-sr-only focus:absolute focus:start-4 focus:top-2 focus:z-20 focus:px-5 focus:py-3"
    >
      {useTexts(common).skipToContent}
    </a>
  )
}
