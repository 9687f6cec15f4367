import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import type { Workflow } from '#domain/workflow.ts'
import { workflows } from '#web/api/generated/workflows.ts'
import { jsScript } from '#web/features/docs/flows/code/js-script.ts'

const world = await testApp()
const folder = await mkdtemp(join(tmpdir(), 'plink-scripts-'))
const { server, baseUrl } = await listening()

afterAll(async () => {
  server.close()
  await world.database.close()
  await rm(folder, { recursive: true, force: true })
})

function listening(): Promise<{ server: ReturnType<typeof serve>; baseUrl: string }> {
  return new Promise(resolve => {
    const server = serve({ fetch: world.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      resolve({ server, baseUrl: `http://127.0.0.1:${port}` }),
    )
  })
}

/** Runs the program as somebody would who has copied it into a file. */
async function run(workflow: Workflow, env: Record<string, string> = {}): Promise<string> {
  const file = join(folder, `${workflow.id}.mjs`)
  await writeFile(file, jsScript(workflow, env.BASE_URL ? 'http://localhost:1' : baseUrl))
  // Nothing of the project is within its reach.
  return (await promisify(execFile)(process.execPath, [file], { cwd: folder, env })).stdout
}

const all: readonly Workflow[] = Object.values(workflows)

test.each(all)('the program of $id runs to its end', async workflow => {
  const printed = await run(workflow, workflow.id === 'signUp' ? { BASE_URL: baseUrl } : {})
  expect(printed.match(/ answered 20\d$/gm)).toHaveLength(workflow.steps.length)
  for (const name of Object.keys(workflow.outputs)) expect(printed).toMatch(new RegExp(`${name}: '.+'`))
})

test('a program stops at the first answer that is not what it needs', async () => {
  const wrongPassword: Workflow = {
    ...workflows.signIn,
    inputs: workflows.signIn.inputs.map(input => ({ ...input, default: 'Wrong#Password1' })),
  }
  const refused = await run(wrongPassword).catch((error: { stderr: string; stdout: string }) => error)
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('INVALID_CREDENTIALS') })
  expect(refused).toMatchObject({ stdout: expect.stringMatching(/^POST \S+ answered 401\n$/) })
})
