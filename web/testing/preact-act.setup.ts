import React from 'preact/compat'
import { act } from 'preact/test-utils'

// vitest-browser-react runs renders in `React.act`, which preact/compat lacks. This file comes first, because it looks for it when it is loaded.
Object.assign(React, { act })
