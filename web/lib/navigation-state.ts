/** A field of what a navigation hands over. It outlives a reload and may be of any page and version, so nothing is taken on trust. */
export function stateField(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
}

/** Undefined unless it is a text with something in it. */
export function stateText(state: unknown, name: string): string | undefined {
  const value = stateField(state, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Milliseconds since 1970. */
export function stateMoment(state: unknown, name: string): number | undefined {
  const value = stateField(state, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
