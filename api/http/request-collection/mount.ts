import { readFileSync } from 'node:fs'
import type { Env, Hono } from 'hono'
import { parse } from 'yaml'
import { workflows } from '#api/contract/generated/workflows.ts'
import { lazily } from '#api/platform/lazily.ts'
import { referenceContract } from '../reference-contract.ts'
import { requestCollection } from './request-collection.ts'

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')

/** The flows as files: their description, and a collection of requests that API clients import. */
export function mountFlowFiles<E extends Env>(app: Hono<E>, { publicUrl }: { publicUrl: string }): void {
  const collection = lazily(async () => {
    const contract = referenceContract(parse(read('openapi.yaml'), { merge: true }))
    return JSON.stringify(
      requestCollection({ contract, workflows: Object.values(workflows), baseUrl: publicUrl }),
      null,
      2,
    )
  })
  const description = lazily(async () => read('workflows.arazzo.yaml'))
  app.get('/docs/plink.postman_collection.json', async c =>
    c.body(await collection(), 200, { 'Content-Type': 'application/json' }),
  )
  app.get('/workflows.arazzo.yaml', async c =>
    c.body(await description(), 200, { 'Content-Type': 'application/yaml; charset=utf-8' }),
  )
}
