import { useEffect } from 'react'

const BRAND = 'Plink'

/** One document has one title; the page says what it is, a form that stands refused puts a word before it. */
const title = { page: '', prefix: '' }

export function usePageTitle(page: string): void {
  useEffect(() => {
    title.page = page
    show()
  }, [page])
}

/** Stands before the title while it is not empty: "Error: ". */
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
