import type { UseMutationOptions } from '@tanstack/react-query'

/** The header that makes a call repeatable. */
export interface KeyHeaders {
  'Idempotency-Key': string
}

const keys = new WeakMap<object, string>()

/** The Idempotency-Key of one execution of a query or mutation, for all of its attempts. */
export function keyOfExecution(execution: object): string {
  const key = keys.get(execution) ?? crypto.randomUUID()
  keys.set(execution, key)
  return key
}

/**
 * Wraps the options of each generated mutation. React Query gives all attempts of an execution the same context, so they share one key. A key from
 * the caller takes precedence.
 */
export function withOneKey<Result, Failure, Variables, Prepared>(
  options: UseMutationOptions<Result, Failure, Variables, Prepared>,
): UseMutationOptions<Result, Failure, Variables, Prepared> {
  const { mutationFn } = options
  if (!mutationFn) return options
  return {
    ...options,
    mutationFn: (variables, context) =>
      mutationFn({ headers: { 'Idempotency-Key': keyOfExecution(context) }, ...variables }, context),
  }
}
