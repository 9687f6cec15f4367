import { useEffect, useState } from 'react'
import { cursorParams, useAddress } from './wallet-params.ts'

/** The position of a page in its list, as in the response. */
export interface ListPage {
  page: number
  previousCursor: string | null
  nextCursor: string | null
}

/** The cursors of pages by their number. The first page needs no cursor, and its URL has none. */
export type KnownPages = Readonly<Record<number, string | null>>

/**
 * The pages that a list has shown or named since it was opened. The server does not count the items and cannot jump to a page, but a page that it has
 * named can be opened again. Other filters make another list.
 */
export function useKnownPages({ page, previousCursor, nextCursor }: ListPage, isPending: boolean): KnownPages {
  const { params } = useAddress()
  const list = nameOfList(params)
  const { cursor } = cursorParams(params)
  const [knownOfList, setKnownOfList] = useState<{ list: string; pages: KnownPages }>({ list, pages: {} })
  const before = knownOfList.list === list ? knownOfList.pages : {}
  const shownPage = { page, previousCursor, nextCursor }
  useEffect(() => {
    if (isPending) return
    setKnownOfList(last => ({
      list,
      pages: addPage(last.list === list ? last.pages : {}, { page, previousCursor, nextCursor }, cursor),
    }))
  }, [list, page, previousCursor, nextCursor, cursor, isPending])
  return isPending ? { 1: null, ...before, [page]: null } : addPage(before, shownPage, cursor)
}

/** Returns the part of the URL that identifies the list: everything except the page. */
function nameOfList(params: URLSearchParams): string {
  const rest = new URLSearchParams(params)
  rest.delete('cursor')
  rest.delete('reference')
  return rest.toString()
}

/** Adds the shown page to the known ones. No page follows the last one. */
export function addPage(
  pages: KnownPages,
  { page, previousCursor, nextCursor }: ListPage,
  cursor: string | undefined,
): KnownPages {
  const earlier = Object.entries(pages).filter(([number]) => nextCursor !== null || Number(number) < page)
  return {
    ...Object.fromEntries(earlier),
    [page]: cursor ?? null,
    ...(previousCursor !== null && { [page - 1]: previousCursor }),
    ...(nextCursor !== null && { [page + 1]: nextCursor }),
    1: null,
  }
}

/** Returns the first pages while the current one is among them, otherwise the first page and the neighbours: as many as fit on a phone. */
export function shownPages(pages: KnownPages, page: number): number[] {
  return Object.keys(pages)
    .map(Number)
    .filter(number => number === 1 || Math.abs(number - page) <= 1 || (page <= 3 && number <= 3))
    .sort((a, b) => a - b)
}
