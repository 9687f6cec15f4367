import { sandbox } from '#web/features/sandbox/sandbox.messages.ts'
import { call, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { sandboxNafathPath, sandboxPaths } from '#web/sandbox-paths.ts'

/** The pretend phone belongs to the person who signs up in this browser. */
const stored = { signUpAt: 'nafath' } as const

export const SANDBOX: readonly Screen[] = [
  {
    id: 'pretendPhone',
    path: sandboxPaths.phone,
    stored,
    calls: [
      call('listSandboxMessages'),
      call('listSandboxEmails'),
      call('listSandboxNafathRequests'),
      call('listSandboxCalls'),
      call('pressSandboxCall', { steps: [press(label(sandbox, t => t.calls.keys[1]))] }),
    ],
  },
  {
    id: 'nafathPortal',
    path: sandboxNafathPath(ANY_ID),
    calls: [
      call('getSandboxNafathRequest'),
      call('decideSandboxNafath', { steps: [press(label(sandbox, t => t.decisions.approve))] }),
    ],
  },
  { id: 'testValues', path: sandboxPaths.testValues },
]
