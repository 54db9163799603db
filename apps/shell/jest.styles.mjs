// Class names do not matter to the rules under test: every class of a style sheet is its own name.
export default new Proxy({}, { get: (_styles, name) => String(name) });
