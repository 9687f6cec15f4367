import { readFileSync } from 'node:fs'
import { createIdResolver, resolveConfig } from 'vite'
import { describe, expect, test } from 'vitest'

/** The stack. None of these packages is replaced, aliased or bypassed. */
const STACK = [
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'orval',
  'hono',
  '@hono/node-server',
  '@hono/zod-openapi',
  'zod',
  'vitest',
  '@stoplight/prism-cli',
]
const root = new URL('../..', import.meta.url).pathname

describe('the packages that Plink is built with are dependencies', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  test.each(STACK)('%s', name => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([name], expect.stringMatching(/^\d+\.\d+\.\d+$/))
  })
})

/** The configurations of the product and `npm run dev`, which `npm run dev:mock` extends; of component tests; and of screen tests. */
const CONFIGS = ['vite.config.ts', 'web/vitest.config.ts', 'web/vitest.screens.config.ts']
const REACT = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client']

describe.each(CONFIGS)('%s resolves React to itself', file => {
  test.each(REACT)('%s', async id => {
    const config = await resolveConfig({ configFile: root + file, logLevel: 'silent' }, 'build')
    const environment = await config.environments.client?.build.createEnvironment('client', config)
    if (!environment) throw new Error('The configuration builds nothing for a browser.')
    const resolved = await createIdResolver(config)(environment, id, `${root}web/main.tsx`)
    expect(resolved).toMatch(new RegExp(`/node_modules/${id.split('/')[0]}/`))
  })
})
