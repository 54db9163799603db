/** Danger to life, and violence: who writes this is told whom to call, before anything else. */
const danger =
  /\b(suicid\w*|kill(ing)? (myself|me|him|her|us)|(want|wish|going)( to)? die|(don'?t|do not|no longer|not) want( to)? live|no reason to live|tired of (my )?li(fe|ving)|better( off)? dead|hang(ing)? myself|wish i (was|were) dead|end(ing)? (my|it) (life|all)|take my (own )?life|(hurt|harm)(ing)? myself|self[- ]?harm\w*|overdose\w*|poison\w*|rap(e|ed|ing|ist)|defil(e|ed|ement)|abus(e|ed|ing|ive)|beat(s|en|ing)? (me|us|her|him)|violen(t|ce)|threaten\w*|kidnap\w*|emergency|bleeding|dying|not breathing)\b/i;

/** Distress that should not wait for its turn, though nobody need call the police. */
const distress =
  /\b(urgent(ly)?|sos|help me now|accident|ambulance|(in|at) (the )?hospital|in danger|desperate|crisis|abus\w+|attack(ed|ing)?)\b/i;

const plain = (text: string): string => text.replace(/[’‘]/g, "'");

/** Whether words speak of danger to life or of violence. */
export const isInDanger = (text: string): boolean => danger.test(plain(text));

/** Whether words ask for prayer that should not wait: by danger, or by distress. One rule for the assistant, the form and the prayer desk. */
export const isUrgent = (text: string): boolean => isInDanger(text) || distress.test(plain(text));
