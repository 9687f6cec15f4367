import { useMe } from '#web/api/use-me.ts'

/** Nothing where there is no business yet. */
export function BusinessName() {
  const name = useMe().data?.profile?.legalName
  return name === undefined ? null : <bdi>{name}</bdi>
}
