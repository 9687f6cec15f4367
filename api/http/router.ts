import type { ParamIndexMap, ParamStash, Result, Router } from 'hono/router'
import { RegExpRouter } from 'hono/router/reg-exp-router'

/** In the order of registration. */
type Handlers<T> = [method: string, handler: T][]

/**
 * Returns the handlers of one path: of the literal one, else of the first registered one whose parameters match. Hono's own router
 * returns the handlers of every path that matches, and Hono runs several as middleware, which costs more than validation. It also falls
 * back to a slow router for the whole API, because `/options/order` beside `/options/:optionId` is too much for the fast one.
 */
export class OnePathRouter<T> implements Router<T> {
  readonly name = 'OnePathRouter'
  readonly #literals = new Map<string, Handlers<T>>()
  readonly #patterns = new Map<string, Handlers<T>>()
  readonly #matcher = new RegExpRouter<Handlers<T>>()

  add(method: string, path: string, handler: T): void {
    const isLiteral = !/[:*]/.test(path)
    const paths = isLiteral ? this.#literals : this.#patterns
    const handlers = paths.get(path) ?? []
    if (!isLiteral && !paths.has(path)) this.#matcher.add('ALL', path, handlers)
    paths.set(path, handlers)
    handlers.push([method, handler])
  }

  match(method: string, path: string): Result<T> {
    const literal = this.#literals.get(path)
    if (literal) return [handlersFor(method, literal, {}), []]
    // The router of regular expressions returns the parameters as indexes into the stash.
    const [[first], stash] = this.#matcher.match('ALL', path) as [[Handlers<T>, ParamIndexMap][], ParamStash]
    return first ? [handlersFor(method, first[0], first[1]), stash] : [[], []]
  }
}

/** A handler for all methods is middleware before a handler for the method, and takes the other methods after it. */
function handlersFor<T>(method: string, handlers: Handlers<T>, parameters: ParamIndexMap): [T, ParamIndexMap][] {
  const found: [T, ParamIndexMap][] = []
  for (const [registered, handler] of handlers) {
    if (registered !== method && registered !== 'ALL') continue
    found.push([handler, parameters])
    if (registered === method) break
  }
  return found
}
