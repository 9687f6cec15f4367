import { tagGroups } from '#web/api/generated/tag-groups.ts'

export type TagGroup = (typeof tagGroups)[number]
export type TagName = TagGroup['tags'][number]

export const TAG_GROUPS: readonly { name: TagGroup['name']; tags: readonly TagName[] }[] = tagGroups

export const TAGS: readonly TagName[] = TAG_GROUPS.flatMap(({ tags }) => tags)

export const isTag = (name: string): name is TagName => TAGS.some(tag => tag === name)
