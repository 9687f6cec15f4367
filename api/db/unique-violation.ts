/** The name of the unique constraint that a failed statement ran into, if that is why it failed. */
export function violatedUnique(cause: unknown): string | undefined {
  // Drizzle wraps the driver's error.
  const error = cause instanceof Error && cause.cause ? cause.cause : cause
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== '23505') return undefined
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined
}
