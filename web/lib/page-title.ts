import { useEffect } from 'react'

const BRAND = 'Plink'

/** The document title: the title of the page, with a prefix while a form shows errors. */
const title = { page: '', prefix: '' }

export function usePageTitle(page: string): void {
  useEffect(() => {
    title.page = page
    show()
  }, [page])
}

/** Sets the prefix of the title, such as "Error: ". */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    title.prefix = prefix
    show()
    return () => {
      title.prefix = ''
      show()
    }
  }, [prefix])
}

function show(): void {
  document.title = title.prefix + (title.page ? `${title.page} · ${BRAND}` : BRAND)
}
