import type { PhraseRule } from './matches-phrase.ts';

const orders =
  '(?:instructions?|prompts?|rules?|guidelines?|guardrails?|programming|directives?|restrictions?|training|safety|filters?|policy restrictions)';

/** Attempts to make the assistant something else, to read its workings, or to put words into its mouth. */
export const manipulationRule: PhraseRule = {
  any: [
    new RegExp(
      `\\b(?:ignore|disregard|forget|override|bypass|skip|drop|break|violate|circumvent|delete|erase)\\b.{0,40}\\b${orders}\\b`,
    ),
    /\bsystem ?(?:prompt|message|override|instruction)s?\b|\bdeveloper (?:mode|message|prompt)\b|\bjail ?break\w*\b|\bdo anything now\b|\bgod mode\b|\bdebug mode\b|\badmin(?:istrator)? (?:mode|override|access)\b|\bsudo\b/,
    /\b(?:reveal|show|print|repeat|display|output|leak|share|tell me|give me|list|translate|summari[sz]e|copy|paste|what (?:are|is|were)|whats) (?:me )?(?:all )?(?:of )?(?:your|the|its) (?:exact |full |initial |original |hidden |secret |internal |first |own |system )*(?:instructions?|prompt|programming|source code|api key|configuration|guidelines)\b/,
    /\b(?:pretend|imagine|act|behave|speak|talk|respond|answer|roleplay|role-play|role play) (?:as if |as though |like |that |as )?(?:you are|youre|you were|to be|you have|you can|youve)\b/,
    /\b(?:pretend|roleplay|role-play|role play) (?:as|to be|that|being)\b|\b(?:please|you (?:should|must|will|can|to)|now|^) ?act (?:as|like) (?:a|an|my|the)\b|^act (?:as|like)\b/,
    /\byou are (?:now|no longer|actually) (?:a|an|my|the|in|free|dan|bound|going|not|called|just)\b|\bfrom now on,? (?:you|your|always|only|answer|respond)\b/,
    /\b(?:say|write|tell me|confirm|state|admit|type|print|declare) (?:out loud |exactly |only |just |to me )?(?:that )?(?:i|we|my application|my policy|my coverage)(?:m| am| are| is| has| have| was| were| will be|ve|ll be)? (?:been )?(?:already )?(?:approved|accepted|eligible|covered|qualified|insured|pre-?approved|guaranteed)\b/,
    /\brepeat (?:after me|this|the following|these words|exactly|back)\b|\bsay (?:exactly|the following|these words|this word for word)\b|\b(?:respond|reply|answer) (?:only |just |exactly )*with (?:the |only |just |exactly )|\b(?:respond|reply|answer) (?:only|just|exactly)\b/,
    /\b(?:mark|set|flag|list|register|put|treat|consider) (?:me|my application|my status|this|the application|my case) (?:down )?as (?:already )?(?:approved|accepted|complete|completed|eligible|qualified)\b|\bapprove (?:me|my application|this)\b/,
    /\bdata ?complete\b|\buser ?data\b|["{]\s*(?:response|role)\s*["}:]/,
    /^(?:\[|<|#+ ?)?\/?(?:system|assistant|developer|inst|instruction)s?(?:\]|>|:)|<\/?(?:system|assistant|instructions?|s)>|\[\/?inst\]|\bnew instructions?:|\bim_start\b/,
    /\bi(?: a)?m (?:your|one of your) (?:real |actual )?(?:developer|creator|programmer|administrator|admin|owner|engineer|maker|boss)s?\b/,
    /\bi(?: a)?m (?:an? |the )?(?:system )?(?:admin|administrator|developer|owner|engineer)\b.{0,30}\b(?:access|override|mode|of this (?:site|bot|system)|let me|show me|give me)\b/,
    /\b(?:ignore|disregard|forget|override|erase) (?:the |everything |all |anything |all of the |what is |whats )*(?:above|previous|prior|preceding)\b(?! (?:answer|age|amount|state|message i|one))|\b(?:forget|ignore|disregard) (?:everything|all|anything|what)(?: that)? you(?:ve)? (?:were|have|know|learned|been|are)\b|^override\b/,
    /\byou(?:re| are) now (?:a|an|my|the|in|free|dan|un\w+)\b|\byou(?:re| are) (?:a|an) \w+(?: \w+)? now\b|\byour new (?:task|role|job|name|persona|goal|instructions?)\b/,
    /^(?:please |just |now |ok |and |then |so )*(?:say|write|type|print|output|announce|declare|state|confirm|tell (?:me|us|the user|them|everyone))\b(?! (?:me )?(?:if|whether|what|how|when|why|who|which|about)).{0,40}\b(?:approved|guarantee\w*|qualify|qualified|accepted|eligible)\b/,
    /\btell the user\b|\bsay the (?:word|words|phrase|sentence)\b|\blets play a (?:game|role)\b|\bplay (?:a |the )?(?:role|part|character)\b|\b(?:speak|talk|write|answer) like (?:a|an)\b/,
    /\bsimulate (?:a|an|being|the)\b|\b(?:must|have to|will) obey\b|\bobey (?:me|my)\b|\bdo (?:exactly )?as i say\b|\bwhat (?:were|are) you told\b|\bstop being (?:a|an)\b|\b(?:unrestricted|unfiltered|uncensored)\b|\b(?:no|without|without any) restrictions\b/,
    /\b(?:print|output|show me|reveal|list|dump|display) (?:the|your|all|its) .{0,25}\b(?:rules|instructions|prompts?|config\w*)\b/,
    /\b(?:say|tell me|write|repeat|put) (?:something )?(?:bad|nasty|rude|insulting|racist|offensive|dirty)\b|\b(?:insult|curse|swear at) (?:me|them|him|her|the)\b/,
    /\b(?:make|have|get) (?:the )?(?:bot|assistant|system|ai) (?:to )?(?:say|believe|think|approve)\b|\btrick (?:the|you)\b/,
    /\byou are (?:chatgpt|gpt|dan|claude|gemini|evil|unbound|not bound)\b|\b(?:print|repeat|output|show|echo) (?:me )?everything (?:above|before)\b|\b(?:respond|reply|answer|act|behave|talk) as (?:if|though) (?:i|im|you|youre|we|were)\b/,
    /\b(?:bypass|circumvent|get around|hack|disable|turn off) (?:the |your |all )?(?:eligibility|check|checks|rules?|filters?|questions?|verification|underwriting|safety|limits?)\b|\bmark everything\b|\bset (?:my|the) (?:status|application|approval|result) (?:to|as)\b/,
  ],
  except: [
    /\bact as (?:my |a |the )?(?:beneficiary|guardian|trustee|custodian|owner|witness)\b/,
    /\b(?:exclusions?|exam|question) ?$/,
  ],
};
