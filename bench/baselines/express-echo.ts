import express from 'express';

const app = express();
app.post(['/api/recommendation', '/api/analytics'], express.json(), (request, response) => {
  response.json(request.body);
});
app.listen(Number(process.env.PORT), '127.0.0.1');
