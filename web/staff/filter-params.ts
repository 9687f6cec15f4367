import { readDay } from '#domain/riyadh-time.ts'
import { visibleLine } from '#domain/visible-text.ts'

/** The maximum length of a text that searches, in the contract. */
export const MAX_LENGTH = 100

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads filters from a URL, which may contain anything. A value that is missing or not valid is empty. */
export function filterParams(params: URLSearchParams) {
  const paramOf = (name: string) => params.get(name) ?? ''
  return {
    text: (name: string) => visibleLine(paramOf(name)).slice(0, MAX_LENGTH),
    id: (name: string) => (ID.test(paramOf(name)) ? paramOf(name) : ''),
    day: (name: string) => readDay(paramOf(name)) ?? '',
  }
}
