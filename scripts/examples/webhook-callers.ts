type Caller = {
  /** The placeholder for the function in the docs. */
  example: string;
  main: string;
  files: Readonly<Record<string, string>>;
};

/** For each language, a program that passes the messages in `cases.json` to the function in the docs. */
export const webhookCallers: Readonly<Record<string, Caller>> = {
  js: {
    example: 'example.mjs',
    main: 'main.mjs',
    files: {
      'main.mjs': `import { readFileSync } from 'node:fs';
import { isFromUs } from './example.mjs';
const cases = JSON.parse(readFileSync('cases.json', 'utf8'));
console.log(JSON.stringify(cases.map(({ headers, body, secret, now }) => isFromUs(headers, body, secret, now))));`,
    },
  },
  python: {
    example: 'example.py',
    main: 'main.py',
    files: {
      'main.py': `import json
from email.message import Message
from example import is_from_us

def check(case):
    headers = Message()
    for name, value in case["headers"].items():
        headers[name] = value
    return is_from_us(headers, case["body"].encode(), case["secret"], case["now"])

print(json.dumps([check(case) for case in json.load(open("cases.json", encoding="utf-8"))]))`,
    },
  },
  php: {
    example: 'example.php',
    main: 'main.php',
    files: {
      'main.php': `<?php
require 'example.php';
$cases = json_decode(file_get_contents('cases.json'), true);
echo json_encode(array_map(fn ($case) => is_from_us($case['headers'], $case['body'], $case['secret'], $case['now']), $cases));`,
    },
  },
  go: {
    example: 'webhook/verify.go',
    main: '.',
    files: {
      'main.go': `package main

import (
	"encoding/json"
	"net/http"
	"os"
	"time"

	webhook "example/webhook"
)

func main() {
	text, _ := os.ReadFile("cases.json")
	var cases []struct {
		Headers map[string]string
		Body    string
		Secret  string
		Now     int64
	}
	json.Unmarshal(text, &cases)
	results := []bool{}
	for _, each := range cases {
		header := http.Header{}
		for name, value := range each.Headers {
			header.Set(name, value)
		}
		results = append(results, webhook.IsFromUs(header, []byte(each.Body), each.Secret, time.Unix(each.Now, 0)))
	}
	json.NewEncoder(os.Stdout).Encode(results)
}`,
      'go.mod': 'module example\n',
    },
  },
};
