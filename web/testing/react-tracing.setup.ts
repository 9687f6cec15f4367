// React's development build records a task and a timing for every render, which costs a tenth of the CPU of these tests and serves nobody
// here. Its warnings stay. This file comes first, because React looks for these functions when it is loaded.
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name)

export {}
