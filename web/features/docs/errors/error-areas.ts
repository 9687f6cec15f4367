import { errorIndex, operationIndex } from '#web/api/generated/error-index.ts'
import type { ErrorCode } from '#web/api/generated/plinkAPI.schemas.ts'
import type { docsReference } from '../docs-reference.messages.ts'
import { TAG_GROUPS, TAGS, type TagName } from '../reference/tag-groups.ts'
import type { docsErrors } from './docs-errors.messages.ts'
import { ERROR_CODES } from './error-facts.ts'

type OwnName<Kind extends 'groups' | 'areas'> = keyof (typeof docsErrors)['en'][Kind]

/** A tag of the contract, or an area of codes that belong to no tag. */
export type ErrorArea = TagName | OwnName<'areas'>

interface ErrorGroup {
  name: keyof (typeof docsReference)['en']['groups'] | OwnName<'groups'>
  areas: readonly ErrorArea[]
}

/** The areas in the order of the reference, after those that concern every integrator. */
export const ERROR_GROUPS: readonly ErrorGroup[] = [
  { name: 'every', areas: ['general', 'outside'] },
  ...TAG_GROUPS.map(({ name, tags }) => ({ name, areas: tags })),
  { name: 'internal', areas: ['staff'] },
]

/** A code that occurs in more tags than these belongs to all of them. */
const MAX_TAGS = 4

/** The areas of codes for which the number of operations would be misleading. */
const OWN_AREA: Partial<Record<ErrorCode, ErrorArea>> = {
  CR_DUPLICATE: 'verification',
  ID_DUPLICATE: 'verification',
  SERVER_BUSY: 'general',
}

/** The area of most operations that respond with the code. Operations of the sandbox do not count, because they act for others. */
export function areaOf(code: ErrorCode): ErrorArea {
  const { operations, isOutside } = errorIndex[code]
  if (isOutside) return 'outside'
  const tags = operations.map(id => operationIndex[id].tag)
  const [most, ...others] = TAGS.filter(tag => tags.some(each => each === tag)).sort(
    (one, other) => weightOf(other, tags) - weightOf(one, tags),
  )
  return OWN_AREA[code] ?? (others.length >= MAX_TAGS ? 'general' : (most ?? 'staff'))
}

const weightOf = (tag: TagName, tags: readonly string[]): number =>
  tag === 'sandbox' ? 0 : tags.filter(each => each === tag).length

export const codesOf = (area: ErrorArea): readonly ErrorCode[] => CODES.get(area) ?? []

const CODES: ReadonlyMap<ErrorArea, readonly ErrorCode[]> = Map.groupBy(ERROR_CODES, areaOf)

export const isErrorArea = (name: string): boolean =>
  ERROR_GROUPS.some(({ areas }) => areas.some(area => area === name))
