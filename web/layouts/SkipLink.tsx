import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'

/** For the keyboard: past the header to the content, the element with the id `main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      // `not-sr-only` takes the padding away too.
      className="sr-only rounded-md bg-brand font-semibold text-on-brand focus:not-sr-only focus:absolute focus:start-4 focus:top-2 focus:z-20 focus:px-5 focus:py-3"
    >
      {useTexts(common).skipToContent}
    </a>
  )
}
