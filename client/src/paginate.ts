import type { CallOptions } from './call.ts'

interface Page<Item> {
  items: Item[]
  nextCursor: string | null
}

type List<Parameters, Item> = (parameters: Parameters, options?: CallOptions) => Promise<Page<Item>>

/** Every item of a list, page by page as they are read: `paginate(plink.listTransactions, { status: 'successful' })`. */
export async function* paginate<Parameters extends { cursor?: string | undefined } | undefined, Item>(
  list: List<Parameters, Item>,
  parameters: NonNullable<Parameters>,
  options?: CallOptions,
): AsyncGenerator<Item, void> {
  let page = await list(parameters, options)
  yield* page.items
  while (page.nextCursor !== null) {
    page = await list({ ...parameters, cursor: page.nextCursor }, options)
    yield* page.items
  }
}
