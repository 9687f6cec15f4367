/** A field of the location state. The state survives a reload and may come from any page and version, so it is never trusted. */
export function stateField(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
}

/** Undefined unless it is a non-empty text. */
export function stateText(state: unknown, name: string): string | undefined {
  const value = stateField(state, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The texts of a list. Empty unless all of it are non-empty texts. */
export function stateTexts(state: unknown, name: string): string[] {
  const value = stateField(state, name)
  const isText = (item: unknown): item is string => typeof item === 'string' && item !== ''
  return Array.isArray(value) && value.every(isText) ? value : []
}

/** A time in milliseconds since 1970. */
export function stateMoment(state: unknown, name: string): number | undefined {
  const value = stateField(state, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
