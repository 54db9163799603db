/** Danger to life, and violence. The reply to such a text first says whom to call. */
const danger =
  /\b(suicid\w*|kill(ing)? (myself|me|him|her|us)|(want|wish|going)( to)? die|(don'?t|do not|no longer|not) want( to)? live|no reason to live|tired of (my )?li(fe|ving)|better( off)? dead|hang(ing)? myself|wish i (was|were) dead|end(ing)? (my|it) (life|all)|take my (own )?life|(hurt|harm)(ing)? myself|self[- ]?harm\w*|overdose\w*|poison\w*|rap(e|ed|ing|ist)|defil(e|ed|ement)|abus(e|ed|ing|ive)|beat(s|en|ing)? (me|us|her|him)|violen(t|ce)|threaten\w*|kidnap\w*|emergency|bleeding|dying|not breathing)\b/i;

/** The same in Swahili, in which one word contains subject, verb and object: 'ananipiga' is 'he beats me'. */
const dangerInSwahili =
  /\b(\w*jiu(a|e)|(nataka|natamani|ningependa|heri|bora) (kufa|nife)|sitaki (tena )?kuishi|nimechoka (kuishi|na maisha)|\w*jidhuru|(ana|wana|ali|wali|ame|wame|hu|ku)(ni|tu)pig(a|wa)|(nina|na|nime|tuna|tume|nili|tuli)pigwa|\w*bak(wa|aji)|\w*(ni|tu)baka|(ata|wata|ku|ana|wana)(ni|tu)ua|\w*(ni|tu)tish(a|ia)|vitisho|\w+tekwa( nyara)?|unyanyasaji|\w*nyanyas(a|wa)|ukatili|dharura|kunywa sumu|(nimekunywa|amekunywa) sumu|(ana|nina|na)(vuja|tokwa na) damu|(ana|nina|na)kufa|hapumui)\b/i;

/** Distress that should be handled before other requests, although it is no emergency for the police. */
const distress =
  /\b(urgent(ly)?|sos|help me now|accident|ambulance|(in|at) (the )?hospital|in danger|desperate|crisis|abus\w+|attack(ed|ing)?)\b/i;

const distressInSwahili =
  /\b(haraka sana|msaada wa haraka|nisaidie(ni)? sasa|ajali|ambulensi|hospitalini|amelazwa|nimelazwa|hatarini|nimekata tamaa|tume(vamiwa|shambuliwa)|nimevamiwa)\b/i;

const plain = (text: string): string => text.replace(/[’‘]/g, "'");

/** Whether a text mentions danger to life or violence. */
export const isInDanger = (text: string): boolean => danger.test(plain(text)) || dangerInSwahili.test(text);

/** Whether a text asks for prayer that should not wait, because of danger or distress. The assistant, the prayer form and the office's list share this rule. */
export const isUrgent = (text: string): boolean =>
  isInDanger(text) || distress.test(plain(text)) || distressInSwahili.test(text);
