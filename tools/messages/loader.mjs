// A loader of the bundler: marks in place of the texts of the interface, which `inline.mjs` fills after the build.
import { extractMessages } from './extract.mjs';

export default function messagesLoader(source) {
  return extractMessages(source, this.resourcePath).marked;
}
